/** Its title is the specification's unless an editor writes another (BUDGET-01). */
export const budgetFinderFragment = /* groq */ `
  _type == "budgetFinder" => {
    "heading": coalesce(heading, "Find cars for your budget"),
    intro
  }
` as const;
