import { addons } from 'storybook/manager-api'
import { brand } from './theme.ts'

addons.setConfig({ theme: brand, enableShortcuts: true, sidebar: { showRoots: true } })
