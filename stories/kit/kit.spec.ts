// @long
import { testStories } from '../test/test-stories.ts'

testStories('stories of the kit', ({ title }) => title.startsWith('Kit/'))
