/** What the pages of the page builder say: one shop's words, for every module of a landing page, a portfolio and a magazine. */

/** A picture of the shop's, square, by its file. */
export type PictureName =
  | 'cash-drawer' | 'cash-register' | 'card-terminal-rolls' | 'coloured-rolls' | 'ink-ribbons' | 'kitchen-rolls' | 'label-rolls'
  | 'paper-reel' | 'printed-rolls' | 'receipt-printer' | 'roll-sizes' | 'till-rolls-57x40' | 'till-rolls-80x60' | 'till-rolls-80x80'

export interface Story {
  readonly title: string
  readonly text: string
  readonly picture: PictureName
  readonly link: string
}

/** The three slides of the landing page. */
export const SLIDES: readonly Story[] = [
  { title: 'Rolls that never jam', text: 'Cut true, wound tight, tested in the printers that our customers use.', picture: 'till-rolls-80x80', link: '/product/thermal-till-rolls-57x40/' },
  { title: 'A till on the counter by Friday', text: 'Registers, drawers and printers, set up before they leave the warehouse.', picture: 'cash-register', link: '/product-category/till-rolls/' },
  { title: 'Your name on every receipt', text: 'Printed rolls from one box upwards, in up to four colours.', picture: 'printed-rolls', link: '/product-category/till-rolls/' },
]

/** Questions that shops ask. */
export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ['Which roll fits my printer?', 'Measure the width of the old roll in millimetres, and the widest it may be. Both numbers stand on every product.'],
  ['Do you deliver on Saturdays?', 'To most of England and Wales, for orders placed before noon on Friday.'],
  ['How long does thermal print last?', 'Seven years on our archive paper, if it is kept dry and out of the sun. Two on the everyday kind.'],
  ['Can I send rolls back?', 'Unopened boxes within 30 days. We pay for the parcel if we sent the wrong ones.'],
]

/** Kinds of paper, for tabs. */
export const KINDS: readonly (readonly [name: string, text: string])[] = [
  ['Thermal', 'For receipts in a hurry: no ribbon, no ink, a clear black line as fast as the printer can feed.'],
  ['Bond', 'Plain paper for ribbon printers. Does not fade, takes a stamp and a signature.'],
  ['Carbonless', 'Two or three plies, so that the kitchen and the counter read the same order.'],
  ['Labels', 'Thermal stock with a gap or a black mark, for scales and shelf edges.'],
]

/** Numbers that the shop is proud of. */
export const NUMBERS = { customers: 12400, rolls: 1840000, onTime: 97, recycled: 62, years: 31 } as const

/** How much of each kind comes from recycled fibre, in per cent. */
export const RECYCLED: readonly (readonly [name: string, percent: number])[] = [['Cores', 100], ['Boxes', 92], ['Bond paper', 70], ['Thermal paper', 38]]

/** The people who answer the phone. */
export const PEOPLE: readonly { readonly name: string; readonly role: string; readonly words: string }[] = [
  { name: 'Moira Kettle', role: 'The Copper Kettle, Weston Quay', words: 'They talked me out of the dear rolls. I have bought from nobody else since.' },
  { name: 'Dev Anand', role: 'Anand’s Newsagents, three shops', words: 'One order a quarter, on a pallet, and the price steps down as it should.' },
]

/** Where the shop and its collection points are. */
export const PLACES: readonly { readonly name: string; readonly words: string; readonly at: readonly [latitude: number, longitude: number] }[] = [
  { name: 'Harbour Lane', words: 'Warehouse and trade counter, Monday to Friday 8 to 5.', at: [53.8008, -1.5491] },
  { name: 'Canal Street', words: 'Collection point, every day 9 to 9.', at: [53.7955, -1.5384] },
]

/** Shops that have been fitted out: the portfolio. */
export interface Project {
  readonly slug: string
  readonly title: string
  readonly kinds: readonly ('cafes' | 'shops' | 'markets')[]
  readonly picture: PictureName
}

/** The kinds of projects, by slug. */
export const PROJECT_KINDS = { cafes: 'Cafés', shops: 'Shops', markets: 'Market stalls' } as const

export const PROJECTS: readonly Project[] = [
  { slug: 'copper-kettle', title: 'The Copper Kettle', kinds: ['cafes'], picture: 'receipt-printer' },
  { slug: 'anand-news', title: 'Anand’s Newsagents', kinds: ['shops'], picture: 'cash-register' },
  { slug: 'quay-market', title: 'Quay Street Market', kinds: ['markets'], picture: 'card-terminal-rolls' },
  { slug: 'north-bakery', title: 'North Bakery', kinds: ['cafes', 'shops'], picture: 'till-rolls-57x40' },
  { slug: 'harbour-books', title: 'Harbour Books', kinds: ['shops'], picture: 'printed-rolls' },
  { slug: 'green-grocers', title: 'Green Brothers, Grocers', kinds: ['shops', 'markets'], picture: 'label-rolls' },
  { slug: 'pier-chips', title: 'Pier Fish and Chips', kinds: ['cafes', 'markets'], picture: 'kitchen-rolls' },
  { slug: 'weston-garden', title: 'Weston Garden Centre', kinds: ['shops'], picture: 'cash-drawer' },
  { slug: 'night-market', title: 'The Night Market', kinds: ['markets'], picture: 'coloured-rolls' },
]

/** What the magazine has written. */
export interface Post {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly text: string
  readonly picture: PictureName
}

export const POSTS: readonly Post[] = [
  { slug: 'fading-receipts', title: 'Why receipts fade, and what helps', date: '12 November 2026', text: 'Heat, light and plastic sleeves are a thermal receipt’s enemies. Three habits that keep the year’s paperwork legible.', picture: 'till-rolls-57x40' },
  { slug: 'market-tills', title: 'A till that fits into a rucksack', date: '29 October 2026', text: 'Battery printers have become small, quick and cheap. We took six of them to the Night Market and sold soup.', picture: 'card-terminal-rolls' },
  { slug: 'kitchen-orders', title: 'Three plies, no shouting', date: '8 October 2026', text: 'Why kitchens still love carbonless paper, and how to set the ribbon so that the last copy can be read.', picture: 'kitchen-rolls' },
  { slug: 'roll-widths', title: '57, 58 or 57.5 millimetres?', date: '17 September 2026', text: 'The same roll has three names. A ruler, a photograph and five minutes save a box that does not fit.', picture: 'roll-sizes' },
  { slug: 'drawer-keys', title: 'The drawer that only opens when it should', date: '2 September 2026', text: 'Cash drawers listen to the printer. What the cable says, and why a spare key belongs in the safe.', picture: 'cash-drawer' },
  { slug: 'paper-mill', title: 'A day at the mill', date: '20 August 2026', text: 'Two tonnes of paper leave the machine every minute. We followed one reel from the pulp to the pallet.', picture: 'paper-reel' },
  { slug: 'ribbons', title: 'In praise of the ribbon', date: '30 July 2026', text: 'Impact printers are loud, slow and last for ever. Why some counters will not part with theirs.', picture: 'ink-ribbons' },
]
