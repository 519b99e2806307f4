import { z } from 'zod';
import { cutLine, line } from '../../platform/text/schema.ts';
import { AMOUNT_RANGE, CREDIT_SCORES, HELPER_LENGTH, TERM_LIMITS } from './quote-choice.ts';

const price = z.number().int().min(AMOUNT_RANGE.min).max(AMOUNT_RANGE.max);
const term = z.number().int().min(TERM_LIMITS.min).max(TERM_LIMITS.max);
const score = z.enum(CREDIT_SCORES);
const year = z.number().int().min(1900).max(2100).nullish();
const code = line(40).nullish();
/** Id of the car. If set, the request's other car fields are ignored. */
const carId = line(200).min(1).nullish();
/** True to deduct the shopper's valuation; the server looks up the amount. */
const tradeIn = z.boolean().optional();

/** Body of `POST /api/youx/quote` (QUOTE-26 to QUOTE-32). */
export const quoteRequestSchema = z.object({
  selfAssessedCreditScore: score,
  purchasePrice: price,
  loanTerm: term,
  year,
  vin: code,
  nvic: code,
  whoIsHelping: line(HELPER_LENGTH).default(''),
  car_id: carId,
  tradeIn,
});
export type QuoteRequest = z.input<typeof quoteRequestSchema>;

/** Body of `POST /api/youx/create-customer` (QUOTE-58 to QUOTE-70). */
export const customerRequestSchema = z.object({
  data: z.object({
    nvic: code,
    vin: code,
    selfAssessedCreditScore: score,
    purchasePrice: price,
    year,
    loanTerm: term,
    phoneNumber: line(24).min(1),
    firstName: line(80).min(1),
    lastName: line(80).nullish(), // QUOTE-74
    email: line(254).nullish(), // QUOTE-73
    subscribe: z.boolean().default(false),
    postCode: line(4)
      .regex(/^(?:\d{4})?$/)
      .nullish(),
  }),
  additionalData: z.object({
    /** Generated once per application and shared with its lead. */
    token: z.uuid(),
    car_id: carId,
    tradeIn,
    whoIsHelping: line(HELPER_LENGTH).default(''),
    dealership: cutLine(200).default(''),
    url: cutLine(1000).default(''),
  }),
});
export type CustomerRequest = z.input<typeof customerRequestSchema>;
