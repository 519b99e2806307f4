export { phoneFor } from '@forecourt/lib/vehicle/seller';
