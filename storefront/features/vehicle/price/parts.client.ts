'use client';
import './price.css';

export { Gauge } from './Gauge.client.tsx';
export { PriceLine } from './PriceLine.client.tsx';
