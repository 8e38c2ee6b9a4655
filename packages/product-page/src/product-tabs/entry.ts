import { runInTasks, startUnit } from '@tillkit/mount'
import { productTabs } from './product-tabs.ts'

startUnit(productTabs, runInTasks())
