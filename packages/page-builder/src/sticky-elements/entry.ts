import { startUnit } from '@tillkit/mount'
import { stickyElements } from './sticky-elements.ts'

startUnit(stickyElements)
