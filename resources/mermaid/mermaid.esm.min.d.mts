// Types are for developers, who have the package.
export { default, type MermaidConfig } from 'mermaid';
