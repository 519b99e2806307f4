/** A question about the condition of a trade-in, with the amount in dollars of each answer. */
export interface TradeAdjustmentContent {
  name: string;
  question: string;
  help?: string;
  answers: readonly (readonly [label: string, amount: number])[];
}

/**
 * Returns the usual questions (OPEN-073).
 * @param scale of the amounts: a yard with cheap cars deducts less than a dealer of new ones
 */
export const tradeAdjustments = (scale = 1): TradeAdjustmentContent[] =>
  QUESTIONS.map(({ answers, ...question }) => ({
    ...question,
    answers: answers.map(([label, amount]) => [label, Math.round((amount * scale) / 50) * 50] as const),
  }));

const QUESTIONS: readonly TradeAdjustmentContent[] = [
  {
    name: 'service-history',
    question: 'Is the service history complete?',
    help: 'In the book or with the brand’s own record.',
    answers: [
      ['Yes, all of it', 300],
      ['Some of it', -600],
      ['No', -1200],
    ],
  },
  {
    name: 'tyres',
    question: 'How are the tyres?',
    answers: [
      ['As good as new', 0],
      ['Half worn', -300],
      ['Due for replacement', -900],
    ],
  },
  {
    name: 'accidents',
    question: 'Has it been in an accident?',
    answers: [
      ['No', 0],
      ['Yes, repaired by a professional', -1500],
      ['Yes, not repaired', -3500],
    ],
  },
  {
    name: 'keys',
    question: 'How many keys are there?',
    answers: [
      ['Two or more', 0],
      ['One', -350],
    ],
  },
  {
    name: 'windscreen',
    question: 'How is the windscreen?',
    answers: [
      ['Clear', 0],
      ['Chipped', -150],
      ['Cracked', -700],
    ],
  },
  {
    name: 'interior',
    question: 'How is it inside?',
    answers: [
      ['Clean, no marks', 0],
      ['Some wear', -250],
      ['Torn or stained', -900],
    ],
  },
  {
    name: 'finance-owing',
    question: 'Do you still owe money on it?',
    help: 'It changes nothing about the figure: we settle the loan and pay you the rest.',
    answers: [
      ['No', 0],
      ['Yes', 0],
    ],
  },
];
