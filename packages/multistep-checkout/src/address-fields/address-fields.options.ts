import { number } from '@tillkit/platform'

/** What a shop may set. */
export const options = {
  /** From how many entries on a list opens with a search field; `0` leaves all lists to the browser. */
  searchFrom: number(20),
}
