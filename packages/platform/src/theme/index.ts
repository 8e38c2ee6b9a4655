export { THEME_SCRIPT } from './script.anatomy.ts'
export { isBuilder, setting, themeText } from './settings.ts'
