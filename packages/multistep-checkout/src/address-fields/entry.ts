import { runInTasks, startUnit } from '@tillkit/mount'
import { addressFields } from './address-fields.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(addressFields, runInTasks())
