import type { ArgTypes, GlobalTypes } from 'storybook/internal/csf'
import { THEMES } from '../stories/themes/index.ts'

/** The switches above every story. */
export const TOOLBAR: GlobalTypes = {
  theme: {
    description: 'The style sheets of the shop around the widget',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: Object.entries(THEMES).map(([value, { title }]) => ({ value, title })),
    },
  },
  motion: {
    description: 'Reduced motion, as a visitor asks for it in their system',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system says' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: 'Forced colours, as Windows high contrast sets them (an approximation)',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'normal', title: 'Colours of the theme' },
        { value: 'forced', title: 'Forced colours' },
      ],
    },
  },
}

/** The widths at which every story is looked at. */
export const WIDTHS = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const

/** What every story can change about its page. */
export const ARGUMENTS: ArgTypes = {
  lang: {
    control: 'select',
    options: ['en-GB', 'de-DE', 'ar'],
    description: "The page's language; plural forms follow it",
    table: { category: 'Page' },
  },
  dir: {
    control: 'inline-radio',
    options: ['ltr', 'rtl'],
    description: 'Text direction of the page',
    table: { category: 'Page' },
  },
}
