'use client';
import dynamic from 'next/dynamic';

// The parts of a valuation, each in its own chunk because only one or two are shown at a time.

export const VehicleStep = dynamic(() => import('./VehicleStep.client.tsx').then((step) => step.VehicleStep));
export const ConfirmStep = dynamic(() => import('./ConfirmStep.client.tsx').then((step) => step.ConfirmStep));
export const ConditionStep = dynamic(() =>
  import('./ConditionStep.client.tsx').then((step) => step.ConditionStep),
);
/** Reuses the sign-in form: an estimate requires a verified phone number. */
export const ContactStep = dynamic(() =>
  import('@/features/account/SignInForm.client.tsx').then(({ SignInForm }) => SignInForm),
);
export const PhotoPicker = dynamic(() => import('./PhotoPicker.client.tsx').then((step) => step.PhotoPicker));
export const SharedNotice = dynamic(() =>
  import('../SharedPhotos.client.tsx').then((notice) => notice.SharedNotice),
);
