import { startUnit } from '@tillkit/mount'
import { consent } from './consent.ts'

// At once: a visitor waits for the banner, and what she has allowed for its turn.
startUnit(consent)
