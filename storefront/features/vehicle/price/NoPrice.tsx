/** Replaces an empty 'Price' section. Its link in the section navigation is hidden too (panels.css). */
export const NoPrice = () => <span hidden className="no-price" />;
