import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Offered } from './match.model.ts'
import type { Picture } from './picture/picture.schema.ts'
import type { Variation } from './variation.schema.ts'

/** What the button says: as printed, nothing is chosen yet, what is chosen cannot be bought, or it can. */
export type ButtonState = 'printed' | 'needed' | 'unavailable' | 'ready'

/** What a form shows at this moment. */
export interface FormState {
  /** What the hidden fields say; `null` as printed. */
  readonly id: string | null
  /** The variation whose details stand in the page. */
  readonly found: Variation | null
  /** What the quantity is held at, where that is not what was printed or typed. */
  readonly quantity: string | null
  /** Whether a variation is shown. What was shown before stays in its place, hidden. */
  readonly isShown: boolean
  readonly button: ButtonState
  /** What may be chosen, by attribute; `null` for all that is printed. */
  readonly offered: ReadonlyMap<string, Offered> | null
  /** Whether anything is chosen. */
  readonly hasChoice: boolean
  /** Whether a variation is being asked for. */
  readonly isBusy: boolean
  /** What the live region for resets says. */
  readonly resetText: string
  /** The picture that stands in the gallery's first place; `null` for the product's own. */
  readonly picture: Picture | null
  /** The picture's id at the form; `null` before the first round. */
  readonly imageId: string | null
  /** Whether a variation has brought a gallery of its own. */
  readonly hasOwnGallery: boolean
}

/** The state of one form. */
export type FormStore = StoreApi<FormState>

/** Creates the state of a form that nobody has looked at. */
export const createFormStore = (): FormStore => createStore<FormState>(() => ({
  id: null,
  found: null,
  quantity: null,
  isShown: false,
  button: 'printed',
  offered: null,
  hasChoice: false,
  isBusy: false,
  resetText: '',
  picture: null,
  imageId: null,
  hasOwnGallery: false,
}))
