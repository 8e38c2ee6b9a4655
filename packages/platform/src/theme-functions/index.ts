export { offerThemeFunctions, type ThemeFunctions } from './theme-functions.ts'
