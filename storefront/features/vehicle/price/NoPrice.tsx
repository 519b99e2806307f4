/** In place of a section 'Price' that has nothing to say: its link in the line of sections goes too. */
export const NoPrice = () => <style>{'.price-link{display:none}'}</style>;
