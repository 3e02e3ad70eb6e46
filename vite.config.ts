import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/v1/",
  plugins: [react()],
  define: { global: "globalThis" },
  server: { host: "localhost", port: Number(process.env["PORT"] ?? 5173), strictPort: true },
});
