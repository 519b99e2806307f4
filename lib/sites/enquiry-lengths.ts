/**
 * How much enquiry forms ask. `full` is the specification's form (LEAD-02 to LEAD-08). `short` needs a name and either
 * a mobile or an email: the message is prefilled and optional, and what the vehicle determines is not asked.
 */
export const ENQUIRY_LENGTHS = ['full', 'short'] as const;
