import { debugSession, whenParsed } from '@tillkit/mount'
import { openPanel } from './index.ts'

const session = debugSession()
if (session) whenParsed(() => openPanel(session))
