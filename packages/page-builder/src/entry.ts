import { startUnit } from '@tillkit/mount'
import { pageBuilder } from './page-builder.ts'

startUnit(pageBuilder)
