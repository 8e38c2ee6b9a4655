import { flag } from '@tillkit/platform'

/** What a shop may set of the unit, in `#tillkit-config` under `units.tiered-pricing`. */
export const options = {
  /**
   * Shows "Add 3 more to pay £8.00 each" after the widget, a button that sets the quantity; only while the field allows that quantity and
   * the next tier is cheaper.
   */
  addMore: flag(false),
}
