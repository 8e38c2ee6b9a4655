import { listen } from '@tillkit/dom'
import { adopt, type Host } from '@tillkit/mount'
import { anatomy, classes } from './unit-name.anatomy.ts'
import type { Config } from './unit-name.read.ts'
import type { UnitNameStore } from './unit-name.store.ts'

/** Binds the server's nodes to the state. */
export function bindUnitName(host: Host<Config, UnitNameStore>): void {
  const { element, store } = host
  adopt(host, element, store, ({ open }) => ({ classes: { [classes.open]: open } }))
  for (const toggle of element.querySelectorAll(anatomy.toggle)) {
    adopt(host, toggle, store, ({ open }) => ({ attributes: { 'aria-expanded': String(open) } }))
    listen(host, toggle, 'click', () => store.toggle())
  }
}
