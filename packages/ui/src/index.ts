export { Button, type ButtonProps } from "./button/button.tsx";
export { Icon, type IconProps } from "./icon/icon.tsx";
export * from "./icon/house-icons.ts";
