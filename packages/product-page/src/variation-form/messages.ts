/** The unit's own words. What the platform has words for is said in those. */
export const messages = {
  /** A choice that no variation fits, where one other option would do. */
  notMade: '{value} is not made with {others}. {other} is.',
  /** The same, where other options would do. */
  notMadeOthers: '{value} is not made with {others}. These are:',
  /** A choice that can be made and is sold out, before what is in stock. */
  soldOut: '{choice} is sold out. In stock:',
  /** A button that chooses another option. */
  choose: 'Choose {value}',
  /** A button that takes the whole choice back. */
  clear: 'Clear options',
  /** A variation could not be asked for. */
  failed: 'This choice could not be looked up.',
  /** Its button. */
  tryAgain: 'Try again',
  /** Below the button, where more was typed than can be had of what is chosen now. */
  most: 'No more than {count} of this choice can be ordered. Your {typed} comes back with a choice that has as many.',
  /** What is added to the name of an option that cannot be combined with what is chosen, where the shop keeps such options. */
  notWith: '{option} (not with {others})',
  /** Options that were chosen before, where an option that cannot be combined with them took their place. */
  emptied: '{value} is not made with {others}. Please choose anew.',
} as const
