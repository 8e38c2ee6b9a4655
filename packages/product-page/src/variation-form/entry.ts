import { runInTasks, startUnit } from '@tillkit/mount'
import { definePlugins } from './public-names.ts'
import { variationForm } from './variation-form.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(variationForm, runInTasks())
// A quick view hands its form over on a page that has none yet.
definePlugins()
