import type { OptionReader } from '@tillkit/platform'

/** Which list of steps shows. */
type StepperPlace = 'none' | 'beside' | 'instead'

const PLACES: readonly unknown[] = ['none', 'beside', 'instead'] satisfies StepperPlace[]

const place: OptionReader<StepperPlace> = (value = 'none') => {
  const name = value === null ? 'none' : String(value).trim().toLowerCase()
  return PLACES.includes(name) ? (name as StepperPlace) : undefined
}

/** What a shop may set of the unit, in `#tillkit-config` under `units.multistep-checkout`. */
export const options = {
  /**
   * Draws the steps anew, with what each has come to: `beside` the list that the page builder printed, or `instead` of it. `none` leaves
   * the look that the shop has chosen, which then says the same by classes and texts.
   */
  stepper: place,
}
