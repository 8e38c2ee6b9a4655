import type { Host } from '@tillkit/mount'
import { attributes } from './anatomy.ts'
import type { ThemeControl } from './controls.ts'

/** Makes what reports, as a fault of the host's markup, that nobody can read the conditions of a field. */
export const reportConditions = ({ report }: Pick<Host, 'report'>) => ({ id }: ThemeControl): void =>
  report({ field: attributes.conditions, message: `The conditions of the field "${id}" cannot be read: it is always shown.`, help: 'form-conditions' })
