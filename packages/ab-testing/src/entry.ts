import { startUnit } from '@tillkit/mount'
import { abTesting } from './ab-testing.ts'

// At once: what a test shows is part of the page, and the time in which it is read begins now.
startUnit(abTesting)
