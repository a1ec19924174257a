// Home.
import { Home } from "../src/home/home.tsx";

export default function HomePage() {
  return <Home />;
}
