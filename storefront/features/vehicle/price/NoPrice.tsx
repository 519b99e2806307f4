/** In place of a section 'Price' that has nothing to say: its link in the line of sections goes too (panels.css). */
export const NoPrice = () => <span hidden className="no-price" />;
