import hooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

/** Errors that a compiler does not see, of every file. */
const plain = {
  eqeqeq: "error",
  "no-alert": "error",
  "no-cond-assign": "error",
  "no-console": ["error", { allow: ["error", "warn"] }],
  "no-debugger": "error",
  "no-eval": "error",
  "no-implied-eval": "error",
  "no-irregular-whitespace": "error",
  "no-new-func": "error",
  "no-self-compare": "error",
  "no-unsafe-finally": "error",
  "no-useless-escape": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};

const sizes = {
  "max-lines": ["error", 300],
  "max-lines-per-function": ["error", { max: 60 }],
};

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "A file bears the name of what it exports: export it by name.",
};
const noBarrel = {
  selector: "ExportAllDeclaration",
  message: "No barrels: import from the file that defines it.",
};
/** The page's policy forbids both: styles that a script writes as text, and markup made of strings. */
const noMarkup = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|cssText)$/]",
  message: "The content security policy forbids markup and styles made of strings.",
};

export default defineConfig(
  { ignores: ["dist/", "dist-demo/", "coverage/", "src/generated/", "public/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { files: ["**/*.{js,mjs,cjs}"], rules: { ...plain, "no-console": "off" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...plain,
      ...sizes,
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Numbers in texts are wanted; objects and undefined there are the faults.
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowBoolean: true },
      ],
      // `() => void act()` and `onPress={() => set(1)}` are how handlers read best.
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      // A text is spread into its code points on purpose; `void | Undo` says "may answer nothing".
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/no-invalid-void-type": "off",
      // GraphQL's kinds are enums whose values its own documents write as strings.
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, argsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.tsx"],
    rules: { "max-lines-per-function": ["error", { max: 100 }] },
  },
  {
    // Not its whole recommended set: the rest prepares for the React Compiler, which MobX observers rule out.
    files: ["src/**/*.tsx", "src/**/use*.ts"],
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "react-hooks/purity": "error",
      "react-hooks/set-state-in-render": "error",
      "react-hooks/static-components": "error",
      "react-hooks/error-boundaries": "error",
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "mocks/**/*.ts"],
    // A package's own shape is not ours to choose.
    ignores: ["**/*.d.ts"],
    rules: { "no-restricted-syntax": ["error", noDefaultExport, noBarrel, noMarkup] },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/graph/**", "src/main.ts", "src/main/**"],
    rules: {
      "no-restricted-globals": [
        "error",
        { name: "fetch", message: "Only graph/rest.ts calls the server, with the fetch that main gives it." },
        { name: "XMLHttpRequest", message: "Only graph/rest.ts calls the server." },
        { name: "WebSocket", message: "The live connection takes its constructor from main." },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          name: "react-router-dom",
          importNames: ["useSearchParams"],
          message: "frame/useSearch.ts keeps the page where it was scrolled to.",
        },
      ],
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: {
      // A describe block or a scenario is a list, not a function.
      "max-lines-per-function": "off",
      "no-console": "off",
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression > MemberExpression.callee[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fails)$/]",
          message: "Every test runs.",
        },
      ],
    },
  },
);
