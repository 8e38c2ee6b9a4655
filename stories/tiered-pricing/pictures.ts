import cards from '../../examples/shop/images/cleaning-cards.svg'
import coloured from '../../examples/shop/images/coloured-rolls.svg'
import large from '../../examples/shop/images/till-rolls-80x80.svg'
import printed from '../../examples/shop/images/printed-rolls.svg'
import ribbons from '../../examples/shop/images/ink-ribbons.svg'
import rolls from '../../examples/shop/images/till-rolls-57x40.svg'

/** What the products of the stories look like: each in its own way, so that they can be told apart. */
export const PICTURES = {
  rolls: { src: rolls, alt: 'An open box of till rolls, with two rolls beside it' },
  large: { src: large, alt: 'An open box of large till rolls' },
  printed: { src: printed, alt: 'Till rolls with printed backs' },
  ribbons: { src: ribbons, alt: 'Ribbons for a receipt printer' },
  cards: { src: cards, alt: 'A pack of cleaning cards' },
  coloured: { src: coloured, alt: 'Till rolls in four colours' },
} as const
