/** The default title is given by the specification (BUDGET-01). */
export const budgetFinderFragment = /* groq */ `
  _type == "budgetFinder" => {
    "heading": coalesce(heading, "Find cars for your budget"),
    intro
  }
` as const;
