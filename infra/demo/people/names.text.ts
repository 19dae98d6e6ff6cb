const words = (text: string): readonly string[] => text.split(" ");

export const names = {
  female: words(
    "Anna Maria Elisabeth Katharina Barbara Christina Eva Julia Lisa Sabine Claudia Petra Andrea Martina Birgit Karin Silvia Monika Ursula Gabriele Sandra Nicole Daniela Manuela Verena Magdalena Johanna Theresa Sophie Lena Hannah Laura Sarah Viktoria Valentina Marlene Helena Astrid Ingrid Brigitte Renate Doris Michaela Alexandra Kerstin Bettina Ulrike Regina Franziska Veronika Cornelia Elena Milena Aylin Jasmin Nina Ines Carina",
  ),
  male: words(
    "Johannes Thomas Michael Andreas Stefan Martin Christian Markus Daniel Wolfgang Peter Franz Josef Gerhard Günther Herbert Helmut Manfred Karl Alexander Bernhard Christoph Florian Georg Gerald Gregor Harald Jakob Julian Klaus Lukas Matthias Maximilian Moritz Norbert Paul Philipp Rainer Reinhard Robert Roland Rudolf Sebastian Simon Tobias Valentin Walter Werner Emir Milan Marko Benedikt Clemens Dominik Elias Fabian",
  ),
  last: words(
    "Gruber Huber Bauer Wagner Müller Pichler Steiner Moser Mayer Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Weber Schwarz Maier Schneider Reiter Mayr Schmidt Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf Wallner Aigner Ebner Koller Lehner Haas Schuster Heilig Hölzl Kainz Kogler Lackner Mair Thaler Kofler Pircher Unterberger Innerhofer Gasser Plattner Ladurner Niederkofler Achleitner Haider Rainer Wieser Neumayr Oberhauser Zauner Zeller Strasser Stadler Stocker Riegler Pfeiffer Öhlinger Ölz Üblacker Grünwald Käfer Königsberger Jovanović Nowak Novák Horvath Yılmaz Kovács Petrović Schönberger Trattner Vogl Weiß Großmann",
  ),
};
