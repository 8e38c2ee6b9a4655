import { create } from 'storybook/theming/create'

const text = 'system-ui, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif'

/** The looks of the Storybook itself, in the colours of the demo shop. Only fonts that every system has. */
export const brand = create({
  base: 'light',
  brandTitle: 'Tillkit',
  brandImage: './tillkit.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: text,
  fontCode: 'ui-monospace, "Cascadia Code", "Liberation Mono", Menlo, monospace',
  colorPrimary: '#0b5f47',
  colorSecondary: '#0b5f47',
  appBg: '#f1f4f0',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d8dfda',
  appBorderRadius: 8,
  textColor: '#17241f',
  textMutedColor: '#4c5a54',
  barTextColor: '#4c5a54',
  barSelectedColor: '#0b5f47',
  barHoverColor: '#0b5f47',
  inputBorder: '#87938c',
  inputBorderRadius: 6,
})
