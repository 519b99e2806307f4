'use client';
import dynamic from 'next/dynamic';

/** The finder's fields, their script apart: pages made of blocks share a bundle, and few of them have one. */
export const BudgetForm = dynamic(() =>
  import('./BudgetFields.client.tsx').then(({ BudgetFields }) => BudgetFields),
);
