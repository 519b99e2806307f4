export { vehicleDescription } from '@forecourt/lib/vehicle/vehicle-description';
