/** Lint rules for JavaScript that oxlint has for TypeScript alone. */

/** Comments that switch the compiler's errors off; one that expects an error says why, in ten characters at least. */
const SWITCHED_OFF = /^[\s/*]*@ts-(ignore|nocheck|expect-error)(?:[\s:-]*)(.*)/s
const SHORTEST_REASON = 10

export const compilerComments = {
  meta: { type: 'problem', messages: { silent: 'An error of the compiler is mended, or expected by @ts-expect-error with its reason.' }, schema: [] },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, word, reason = ''] = SWITCHED_OFF.exec(comment.value) ?? []
          if (word && (word !== 'expect-error' || reason.trim().length < SHORTEST_REASON)) context.report({ loc: comment.loc, messageId: 'silent' })
        }
      },
    }
  },
}

export const thisAlias = {
  meta: { type: 'problem', messages: { alias: 'An arrow function has the same "this": no variable is needed for it.' }, schema: [] },
  create(context) {
    const check = (node, name, value) => {
      if (name.type === 'Identifier' && value?.type === 'ThisExpression') context.report({ node, messageId: 'alias' })
    }
    return {
      VariableDeclarator: (node) => check(node, node.id, node.init),
      AssignmentExpression: (node) => check(node, node.left, node.right),
    }
  },
}
