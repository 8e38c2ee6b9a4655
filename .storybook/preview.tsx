import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { STYLES } from '../stories/support/server-story.tsx'
import { checkStage } from '../stories/support/stage.ts'
import { Surroundings } from '../stories/support/Surroundings.tsx'
import { ARGUMENTS, TOOLBAR, WIDTHS } from './toolbar.ts'
import { brand } from './theme.ts'

// A busy computer takes longer than the second that play functions wait by default.
configure({ asyncUtilTimeout: 6000 })

const NO_STYLES: readonly string[] = []

/**
 * In a frame that only scripts look at (`stories/test/bare-frame.ts`) no panel shows what is right, and where: the checker need not find
 * words for it. What is wrong it says as ever.
 */
const UNSEEN = Reflect.get(window, 'FEATURES')?.highlight === false ? { resultTypes: ['violations'], selectors: false } : {}

const preview: Preview = {
  globalTypes: TOOLBAR,
  initialGlobals: { theme: 'block', motion: 'system', colours: 'normal' },
  decorators: [
    (Story, { globals, parameters }) => (
      <Surroundings
        theme={globals['theme']}
        motion={globals['motion']}
        colours={globals['colours']}
        styles={parameters[STYLES] ?? NO_STYLES}
      >
        <Story />
      </Surroundings>
    ),
  ],
  // After the play function, and before the accessibility checker looks.
  afterEach: ({ tags }) => checkStage(tags.includes('fails')),
  argTypes: ARGUMENTS,
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: { options: WIDTHS },
    controls: { expanded: true, sort: 'none' },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], ...UNSEEN },
    },
    docs: {
      theme: brand,
      toc: true,
      codePanel: false,
      // A page has one Tillkit and one set of globals: stories on a docs page get a page each.
      story: { inline: false, height: '640px' },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          ['Theme developers', 'Replacing the old script', 'Merchants', 'Designers'],
          'Tiered pricing',
          [
            'Read me',
            'Layouts',
            ['Table', 'Horizontal table', 'Plain text', 'Dropdown', 'Blocks', 'Options', 'Tooltip'],
            'Prices and totals',
            'Variations',
            'Surroundings',
            'Drawn by Tillkit',
            'Faults',
          ],
          'Filters',
          ['Read me'],
          'Cart',
          [
            'Read me',
            'List of products',
            'Mini basket',
            'Basket page',
            ['As printed', 'Lines changed', 'Coupons', 'Shipping'],
            'Every page',
          ],
          'Mini cart',
          ['Read me', 'Side cart', 'Dropdown', 'Faults'],
          'Multistep checkout',
          ['Read me', 'Checkout', ['The form', 'Coupon', 'Payment methods', 'Faults'], 'Steps', 'Address fields', 'Modules'],
          'Page builder',
          ['Read me'],
          'Forms',
          ['Read me', 'Contact form', 'Newsletter', 'Fields'],
          'Storefront',
          ['Read me'],
          'Split tests',
          'Debug panel',
          ['Read me'],
          '*',
          'Kit',
          ['Read me'],
          'Custom properties',
          'Reference',
          ['Options', 'Events', 'Classes', 'Errors', 'Sizes', 'Stories', 'Glossary'],
          'Contributing',
          'Packages',
          ['DOM', 'Platform', 'REST client', 'Mount', 'Loader', 'WordPress plugin'],
        ],
      },
    },
  },
}

export default preview
