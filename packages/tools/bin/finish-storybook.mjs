/** The end of `npm run build:storybook`: marks storybook-static as built from the sources as they are now. */
import { stampStorybook } from './lib/run/storybook.mjs'

stampStorybook()
