import { runInTasks, startUnit } from '@tillkit/mount'
import { formBuilder } from './form-builder.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(formBuilder, runInTasks())
