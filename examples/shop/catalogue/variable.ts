import type { VariationFixture } from '@tillkit/fixtures'
import { BY_THE_BOX, tiers, wordsFor } from './make.ts'
import type { ShopProduct } from './types.ts'

const COLOUR = 'attribute_pa_colour'
const SIZE = 'attribute_pa_size'
const WIDTH = 'attribute_pa_width'
const ACROSS = 'attribute_pa_diameter'
const PORT = 'attribute_pa_connection'

function choices(...labels: string[]) {
  return labels.map((label) => ({
    value: label.toLowerCase().replaceAll(' ', '-').replaceAll('×', 'x'),
    label,
  }))
}

function percentOff(price: number, percent: number): number {
  return Number((price * (1 - percent / 100)).toFixed(2))
}

const COLOURS = choices('White', 'Blue', 'Yellow', 'Pink')
const SIZES = choices('57×40', '80×80')

/** Eight boxes; the blue ones and the large pink ones differ so that every kind of answer occurs. */
const colouredRolls: VariationFixture[] = COLOURS.flatMap((colour, row) =>
  SIZES.map((size, column) => {
    const price = 13.5 + row * 0.75 + column * 12
    const withoutTiers = colour.value === 'pink' && size.value === '80x80'
    const id = 301 + row * SIZES.length + column
    return {
      ...tiers({
        id,
        parentId: 300,
        name: `Coloured till rolls, box of 20 - ${colour.label}, ${size.label}`,
        price,
        rules: withoutTiers
          ? {}
          : { 4: percentOff(price, 5), 8: percentOff(price, 10), 20: percentOff(price, 18) },
      }),
      attributes: { [COLOUR]: colour.value, [SIZE]: size.value },
      maxQty: 60,
      ...(withoutTiers ? { minQty: 3 } : {}),
      ...(colour.value === 'yellow' && column === 0 ? { inStock: false } : {}),
    }
  }),
)

const WIDTHS = choices('57 mm', '80 mm')
const ACROSSES = choices('30 mm', '40 mm', '50 mm', '60 mm', '70 mm', '80 mm')

/** Twelve variations: more than ten, so the page asks for the tiers of each choice. */
const madeToSize: VariationFixture[] = WIDTHS.flatMap((width, row) =>
  ACROSSES.map((across, column) => {
    const price = 9.5 + row * 4 + column * 2.25
    const withoutTiers = row === 1 && column === 0
    return {
      ...tiers({
        id: 321 + row * ACROSSES.length + column,
        parentId: 320,
        name: `Till rolls in every size, box of 20 - ${width.label}, ${across.label}`,
        price,
        rules: withoutTiers
          ? {}
          : { 5: percentOff(price, 6), 10: percentOff(price, 12), 25: percentOff(price, 20) },
      }),
      attributes: { [WIDTH]: width.value, [ACROSS]: across.value },
      maxQty: 200,
    }
  }),
)

const REGISTER_COLOURS = choices('Light grey', 'Black', 'Red')
const REGISTER_RULES = { 2: 114, 5: 108, 10: 99.5 }
const registers: VariationFixture[] = REGISTER_COLOURS.map((colour, index) => ({
  ...tiers({
    id: 341 + index,
    parentId: 340,
    name: `Cash register with 16 departments - ${colour.label}`,
    price: 119,
    rules: REGISTER_RULES,
  }),
  attributes: { [COLOUR]: colour.value },
  priceHtml: '',
  maxQty: 20,
}))

const PORTS = choices('USB', 'Ethernet', 'Bluetooth')
const printers: VariationFixture[] = PORTS.map((port, index) => {
  const price = [129, 145, 152][index] ?? 129
  return {
    ...tiers({
      id: 351 + index,
      parentId: 350,
      name: `Receipt printer 80 mm with cutter - ${port.label}`,
      price,
      rules: { 2: price - 5, 5: price - 13, 10: price - 24 },
    }),
    attributes: { [PORT]: port.value },
    maxQty: 30,
  }
})

/** Products whose price depends on what one chooses. */
export const variableProducts: readonly ShopProduct[] = [
  {
    slug: 'coloured-till-rolls',
    category: 'till-rolls',
    image: 'coloured-rolls',
    imageAlt: 'Till rolls in white, blue, yellow and pink',
    gallery: [
      ['roll-white', 'A white till roll', 'White prints as black as any'],
      ['roll-blue', 'A blue till roll'],
      ['roll-yellow', 'A yellow till roll'],
      ['roll-pink', 'A pink till roll', 'Pink, for the kitchen'],
      ['roll-sizes', 'Two rolls, of 57 and of 80 mm'],
    ],
    video: 'rolls.webm',
    sku: 'TR-COL-20',
    stock: '',
    rating: { stars: 4.6, count: 64 },
    lead: 'Tell bar, kitchen and takeaway slips apart at a glance: coloured thermal paper in two sizes.',
    description: ['Coloured through, not tinted on one side. Prints black on every colour.'],
    details: [
      ['Colours', 'White, blue, yellow, pink'],
      ['Sizes', '57 × 40 mm and 80 × 80 mm'],
      ['Box', '20 rolls'],
    ],
    tiers: tiers({ id: 300, name: 'Coloured till rolls, box of 20', price: 13.5, rules: {} }),
    layout: 'table',
    settings: BY_THE_BOX,
    variable: {
      attributes: [
        { name: COLOUR, label: 'Colour', choices: COLOURS },
        { name: SIZE, label: 'Size', choices: SIZES },
      ],
      variations: colouredRolls,
      pictures: { white: 'roll-white', blue: 'roll-blue', yellow: 'roll-yellow', pink: 'roll-pink' },
    },
    demo: {
      group: 'variable',
      title: 'Tiers of all choices preloaded',
      tryThis: 'Choose Blue, 57×40, then Pink, 80×80 (it has no tiers and a minimum of 3), then Clear.',
    },
  },
  {
    slug: 'till-rolls-in-every-size',
    category: 'till-rolls',
    image: 'roll-sizes',
    imageAlt: 'Till rolls in five sizes, side by side',
    sku: 'TR-ANY-20',
    stock: '',
    rating: { stars: 4.7, count: 29 },
    lead: 'Twelve sizes from stock. Measure the old core, pick width and diameter, and the price list of that size appears.',
    description: [
      'Not sure? Send us a photo of the empty compartment with a ruler in it and we find the right roll.',
    ],
    details: [
      ['Width', '57 or 80 mm'],
      ['Diameter', '30 to 80 mm'],
      ['Box', '20 rolls'],
    ],
    tiers: tiers({ id: 320, name: 'Till rolls in every size, box of 20', price: 9.5, rules: {} }),
    layout: 'blocks',
    settings: BY_THE_BOX,
    variable: {
      attributes: [
        { name: WIDTH, label: 'Width', choices: WIDTHS },
        { name: ACROSS, label: 'Diameter', choices: ACROSSES },
      ],
      variations: madeToSize,
      byAjax: true,
    },
    demo: {
      group: 'variable',
      title: 'Tiers by request (12 choices)',
      tryThis: 'Choose a size; then let the shop answer slowly, wrongly or never (Answers, in this bar).',
    },
  },
  {
    slug: 'cash-register-16-departments',
    category: 'tills-and-printers',
    image: 'cash-register',
    imageAlt: 'A cash register with display, keys and a drawer',
    sku: 'CR-16',
    stock: '',
    rating: { stars: 4.4, count: 52 },
    lead: 'Sixteen departments, two thousand articles, lockable drawer. Ready to ring up ten minutes after unpacking.',
    description: ['Prints on 57 mm till rolls. Day, week and month reports at the press of a key.'],
    details: [
      ['Departments', '16'],
      ['Articles', '2,000'],
      ['Paper', '57 × 60 mm'],
      ['Warranty', '2 years'],
    ],
    tiers: tiers({ id: 340, name: 'Cash register with 16 departments', price: 119, rules: REGISTER_RULES }),
    layout: 'horizontal-table',
    settings: wordsFor('till', 'tills'),
    variable: {
      attributes: [{ name: COLOUR, label: 'Colour', choices: REGISTER_COLOURS }],
      variations: registers,
      defaultVariationId: 341,
      samePrices: true,
    },
    demo: {
      group: 'variable',
      title: 'Same prices for every choice',
      tryThis: 'The tiers stay whatever colour you choose.',
    },
  },
  {
    slug: 'receipt-printer-80mm',
    category: 'tills-and-printers',
    image: 'receipt-printer',
    imageAlt: 'A black receipt printer with a printed receipt',
    sku: 'RP-80C',
    stock: '',
    rating: { stars: 4.8, count: 118 },
    lead: 'Prints 250 mm a second and cuts cleanly. Choose the connection that your till has.',
    description: [
      'Drop-in paper loading, a paper-low sensor and a bell for the kitchen. Drives a cash drawer.',
    ],
    details: [
      ['Paper', '80 × 80 mm'],
      ['Speed', '250 mm/s'],
      ['Cutter', '1.5 million cuts'],
      ['Warranty', '2 years'],
    ],
    tiers: tiers({ id: 350, name: 'Receipt printer 80 mm with cutter', price: 129, rules: {} }),
    layout: 'options',
    settings: wordsFor('printer', 'printers'),
    variable: {
      attributes: [{ name: PORT, label: 'Connection', choices: PORTS }],
      variations: printers,
      defaults: { [PORT]: 'usb' },
      defaultVariationId: 351,
    },
    demo: {
      group: 'variable',
      title: 'A choice made from the start',
      tryThis: 'USB is chosen when the page opens; change it, then clear it.',
    },
  },
]
