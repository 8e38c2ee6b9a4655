import { inSlices, startUnit } from '@tillkit/mount'
import { countrySelect } from './country-select.ts'

// In tasks of their own: a slow phone stays responsive meanwhile.
startUnit(countrySelect, inSlices())
