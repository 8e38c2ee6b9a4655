import { startUnit } from '@tillkit/mount'
import { palette } from './palette.ts'

startUnit(palette)
