'use client';
import dynamic from 'next/dynamic';

// The forms of a valuation, each with a script of its own: a shopper stands before one of them at a time.

export const VehicleStep = dynamic(() => import('./VehicleStep.client.tsx').then((step) => step.VehicleStep));
export const ConfirmStep = dynamic(() => import('./ConfirmStep.client.tsx').then((step) => step.ConfirmStep));
export const ConditionStep = dynamic(() =>
  import('./ConditionStep.client.tsx').then((step) => step.ConditionStep),
);
/** The sign-in's own form: a phone that is verified is what an estimate is for. */
export const ContactStep = dynamic(() =>
  import('@/features/account/SignInForm.client.tsx').then(({ SignInForm }) => SignInForm),
);
export const PhotoPicker = dynamic(() => import('./PhotoPicker.client.tsx').then((step) => step.PhotoPicker));
