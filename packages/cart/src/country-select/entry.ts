import { startUnit } from '@tillkit/mount'
import { countrySelect } from './country-select.ts'

startUnit(countrySelect)
