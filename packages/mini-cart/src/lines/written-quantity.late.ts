import { pageFormat, plainQuantity } from '@tillkit/platform'
import { parseWhole } from '../mini-cart.model.ts'

/** Reads a quantity that is not written in plain digits: as people write numbers, in the page's notation. */
export const readWritten = (text: string): number | undefined => parseWhole(plainQuantity(text, pageFormat()))
