import { defineScenario, unitScenarios } from '@tillkit/testing/bench'
import { LINES, miniCartHtml } from '@tillkit/testing/fixtures'
