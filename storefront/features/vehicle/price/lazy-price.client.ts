'use client';
export { Gauge } from './Gauge.client.tsx';
export { PriceLine } from './PriceLine.client.tsx';
