/** The project's own rules of the linter. A selector is ESTree's; what it finds is an error with these words. */
const rule = (messages) => ({
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** The page's policy forbids both: styles that a script writes as text, and markup made of strings. */
const noMarkup = "The content security policy forbids markup and styles made of strings.";

export default {
  meta: { name: "parkwarte" },
  rules: {
    exports: rule({
      ExportDefaultDeclaration: "A file bears the name of what it exports: export it by name.",
      ExportAllDeclaration: "No barrels: import from the file that defines it.",
    }),
    "no-markup": rule({
      "JSXAttribute[name.name='dangerouslySetInnerHTML']": noMarkup,
      "AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|cssText)$/]":
        noMarkup,
    }),
    "every-test": rule({
      "CallExpression > MemberExpression.callee[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fails)$/]":
        "Every test runs.",
    }),
  },
};
